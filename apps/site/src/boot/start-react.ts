import * as client from 'react-dom/client'

// A file of its own, so that React sets itself up in a task of its own: neither with the packages nor with the site's
// own code, which would make one long task.
export const hydrateRoot = client.hydrateRoot
