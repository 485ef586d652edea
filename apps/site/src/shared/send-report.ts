/**
 * Posts a report and forgets it; it goes out even while the page is being left. Says whether it was taken, for whoever
 * wants to know, and never rejects.
 */
export const sendReport = (address: string, report: object): Promise<boolean> =>
  fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
