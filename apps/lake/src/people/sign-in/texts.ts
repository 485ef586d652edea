import { parseAccept } from 'hono/utils/accept'

const en = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  next: 'Then on to',
  demoLead: 'This lake is on your machine only and has no users yet. Try it as:',
  demoHint: 'Once you add a user with “lake user add”, a password is asked for here.',
  'demo-editor': 'Demo editor',
  'demo-viewer': 'Demo viewer',
  nobody: 'Nobody can sign in here yet. Whoever runs this lake adds users with “lake user add”.',
  missing: 'Enter your e-mail address and your password.',
  wrong: 'The e-mail address or the password is not right.',
  wait: (seconds: number) => `Too many attempts. Try again in ${duration(seconds, 'en')}.`,
  stranger: 'This website may not use this lake',
  strangerHelp:
    'Open the Studio you know and sign in from there. Whoever runs this lake can allow further websites.',
}

const fr: typeof en = {
  title: 'Se connecter',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  next: 'Vous irez ensuite sur',
  demoLead:
    'Ce lac n’est accessible que sur votre machine et n’a pas encore d’utilisateurs. Essayez-le comme :',
  demoHint:
    'Dès que vous ajoutez un utilisateur avec « lake user add », le mot de passe est demandé ici.',
  'demo-editor': 'Rédaction (démo)',
  'demo-viewer': 'Lecture seule (démo)',
  nobody:
    'Personne ne peut encore se connecter ici. La personne qui gère ce lac ajoute des utilisateurs avec « lake user add ».',
  missing: 'Saisissez votre adresse e-mail et votre mot de passe.',
  wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  wait: (seconds) => `Trop d’essais. Réessayez dans ${duration(seconds, 'fr')}.`,
  stranger: 'Ce site ne peut pas utiliser ce lac',
  strangerHelp:
    'Ouvrez le Studio que vous connaissez et connectez-vous depuis là. La personne qui gère ce lac peut autoriser d’autres sites.',
}

const texts = { en, fr }

export type Language = keyof typeof texts
export type SignInTexts = typeof en

export function textsIn(language: Language): SignInTexts {
  return texts[language]
}

/** The language a browser prefers of those there are; English when it wants neither. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = parseAccept(acceptLanguage ?? '').toSorted((a, b) => b.q - a.q)
  const found = wanted.find(({ type, q }) => q > 0 && /^(fr|en)\b/i.test(type))
  return found && /^fr/i.test(found.type) ? 'fr' : 'en'
}

function duration(seconds: number, language: Language): string {
  const isLong = seconds >= 90
  const value = isLong ? Math.ceil(seconds / 60) : seconds
  const unit = isLong ? 'minute' : 'second'
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
