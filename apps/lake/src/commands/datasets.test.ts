import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { startLake } from '../testing/lake-process.ts'

it('several datasets are served, apart from each other', async () => {
  const data = await scratchFolder()
  const names = ['--dataset', 'production', '--dataset', 'staging', '--dataset', 'staging']
  const lake = await startLake(['--data', data, ...names])
  const production = clientOf(lake.url)
  const staging = production.withConfig({ dataset: 'staging' })
  await production.create({ _id: 'a', _type: 'note' })
  await staging.create({ _id: 'b', _type: 'note' })
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')
  const { url } = await staging.assets.upload('image', drawing)

  expect(await production.fetch('*._id')).toEqual(['a'])
  expect(await staging.fetch('*[_type == "note"]._id')).toEqual(['b'])
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(url.replace('staging', 'production'))).status).toBe(404)
  const elsewhere = production.withConfig({ dataset: 'other' }).fetch('*')
  await expect(elsewhere).rejects.toMatchObject({ statusCode: 404 })

  expect(await lake.end('SIGTERM')).toBe(0)
  const again = await startLake(['--data', data, '--dataset', 'staging'])
  const found = await clientOf(again.url).withConfig({ dataset: 'staging' }).fetch('count(*)')
  expect(found).toBe(2)
})
