export { questions } from './questions.ts'
export { demoKnowledge, score } from './score.ts'
