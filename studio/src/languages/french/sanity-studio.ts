/**
 * Texts around the sign-in that Sanity added after its French was last published, and those of its French that mislead:
 * it calls both ways of a file "télécharger".
 */
export default {
  'input.files.common.upload-placeholder.file-input-button.text': 'Importer',
  'input.files.common.upload-progress': 'Envoi de <FileName/>',
  'inputs.file.upload-failed.description': 'L’envoi n’a pas pu être terminé.',
  'inputs.file.upload-failed.title': 'Échec de l’envoi',
  'inputs.files.common.actions-menu.upload.label': 'Importer',
  'inputs.files.common.stale-upload-warning.clear': 'Effacer l’envoi',
  'inputs.files.common.stale-upload-warning.description':
    'L’envoi n’avance plus depuis {{staleThresholdMinutes}} minutes au moins : il a sans doute été interrompu. Effacez-le et recommencez.',
  'inputs.files.common.stale-upload-warning.title': 'Envoi incomplet',
  'inputs.image.drag-overlay.cannot-upload-here': 'Ce fichier ne peut pas être déposé ici',
  'inputs.image.drag-overlay.drop-to-upload-image': 'Déposez l’image pour l’importer',
  'inputs.image.hotspot-dialog.title': 'Cadrer l’image',
  'inputs.image.preview-uploaded-image': 'Aperçu de l’image importée',
  'inputs.image.upload-error.description': 'L’envoi n’a pas pu être terminé.',
  'inputs.image.upload-error.title': 'Échec de l’envoi',
  'inputs.imagetool.title': 'Cadrage',
  'inputs.reference.action.create-new-document': 'Créer',
  'inputs.reference.action.create-new-document-select': 'Créer…',
  'login.logged-out.title': 'Votre session est terminée',
  'login.logged-out.generic': 'Connectez-vous à nouveau pour continuer.',
  'login.logged-out.session-expired': 'Votre session a expiré. Connectez-vous à nouveau.',
}
