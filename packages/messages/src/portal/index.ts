import type { Language } from '@jalonne/domain'

const fr = {
  title: 'Espace client',
  lead: 'Vos factures, vos demandes et les chiffres de votre site, au même endroit.',
  apple: 'Continuer avec Apple',
  google: 'Continuer avec Google',
  or: 'ou par e-mail',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié\u00a0?',
  signIn: 'Se connecter',
  inside: 'Ce que vous y trouvez',
  dashboard: 'Tableau de bord',
  dashboardText: 'Visites, demandes et interventions du mois',
  upgrade: 'Changer de formule',
  upgradeText: 'Passer à l’abonnement supérieur quand il le faut',
  close: 'Fermer',
  description: 'La connexion à l’espace client de Jalonne.',
} as const

/** The id of a text of the portal. */
export type PortalTextId = keyof typeof fr

const en: Record<PortalTextId, string> = {
  title: 'Customer portal',
  lead: 'Your invoices, your requests and your site’s figures, all in one place.',
  apple: 'Continue with Apple',
  google: 'Continue with Google',
  or: 'or by email',
  email: 'Email address',
  password: 'Password',
  forgot: 'Forgot your password?',
  signIn: 'Sign in',
  inside: 'What you’ll find inside',
  dashboard: 'Dashboard',
  dashboardText: 'Visits, requests and the month’s work',
  upgrade: 'Upgrade',
  upgradeText: 'Move to a larger plan when you need one',
  close: 'Close',
  description: 'Sign in to the Jalonne customer portal.',
}

/** What the way into the customer portal says; loaded with it. */
export const portalTexts: Record<Language, Record<PortalTextId, string>> = { fr, en }
