export const quizTrailFields = `
  "quiz": quiz->
`
