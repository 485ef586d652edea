import { generateTypes, typesAreCurrent } from './generate-types.ts'

if (process.argv.includes('--check')) {
  if (!(await typesAreCurrent())) {
    process.stderr.write(
      'The committed types are out of date: run pnpm typegen and commit the result.\n',
    )
    process.exitCode = 1
  }
} else {
  process.stdout.write(`Types for ${await generateTypes()} queries written.\n`)
}
