// Circles of folders. Tests are left out: they may import from anywhere what they test with.
import rooms, { tests } from './dependency-cruiser.config.js'

export default {
  forbidden: [
    {
      name: 'no circle of folders: what two folders need of each other goes to a third',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...rooms.options,
    exclude: { path: `${rooms.options.exclude.path}|${tests}|/testing\\.tsx?$` },
  },
}
