/** Texts around the sign-in that Sanity added after its French was last published. */
export default {
  'login.logged-out.title': 'Votre session est terminée',
  'login.logged-out.generic': 'Connectez-vous à nouveau pour continuer.',
  'login.logged-out.session-expired': 'Votre session a expiré. Connectez-vous à nouveau.',
}
