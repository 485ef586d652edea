export const scheduleFormFields = `title, lead`
