/** How a figure is drawn, as the content lake stores it. */
export interface Drawing {
  drawing: 'none' | 'days' | 'peaks' | 'bars' | 'squares' | 'clock' | 'trail'
  amount?: number
  reference?: number
}
