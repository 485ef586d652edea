// Half of the app's code, in a file of its own: the browser reads it in a task of its own.
export { hydrateRoot } from 'react-dom/client'
