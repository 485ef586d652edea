/** The links to a form to book a call. */
export const callLinks = 'a[href$="/contact#call"]'

/** The links that open a dialog over the page once the app is there; without it they lead to a page that does the same. */
export const dialogLinks = `a[data-dialog],${callLinks}`
