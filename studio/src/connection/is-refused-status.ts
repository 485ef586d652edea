/** Whether a status (400 to 499) says that trying again would not help: not that it came too late or among too many. */
export const isRefusedStatus = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 429].includes(status)
