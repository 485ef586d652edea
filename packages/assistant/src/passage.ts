/** A page of the site that an answer leads to: a path without language, and its name. */
export interface PageLink {
  path: string
  title: string
}

/** Something the agency's content says, in one language: what answers are made of. */
export interface Passage {
  /** Stays the same as long as its document stands. */
  id: string
  kind:
    | 'plan'
    | 'family'
    | 'service'
    | 'faq'
    | 'contact'
    | 'page'
    | 'article'
    | 'city'
    | 'job'
    | 'caseStudy'
    | 'person'
  title: string
  /** Whole sentences, fit to be said. */
  text: string
  /** The sentence its text begins with where that is what it costs: said last where no price is asked. */
  figure?: string
  /** Words one asks for it with that it does not say itself: "price", "telephone". */
  asks: string
  /** More that it is found by and that is not said. */
  about: string
  /** Where it stands, the best place first. */
  links: PageLink[]
}
