/** Something the person at the command line has to put right; its message is a sentence and all they see. */
export class Failure extends Error {
  override name = 'Failure'
}
