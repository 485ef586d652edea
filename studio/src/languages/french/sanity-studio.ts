/**
 * Texts of the whole Studio that Sanity added after its French was last published, and those of its French that mislead:
 * it calls both ways of a file "télécharger", and what takes changes back "annuler", as the way out beside it.
 */
export default {
  'asset-source.delete-dialog.usage-list.confirm-delete-file_named':
    'Vous êtes sur le point de supprimer le fichier <strong>{{filename}}</strong> et ses métadonnées. Voulez-vous continuer ?',
  'asset-source.dialog.accept-message':
    'Seuls les fichiers de ces types sont affichés : <strong>{{acceptTypes}}</strong>',
  'asset-source.dialog.insert-asset-error':
    'Le fichier n’a pas pu être inséré. La console du navigateur en dit davantage.',
  'asset-source.dialog.load-error': 'Les fichiers n’ont pas pu être chargés',
  'asset-sources.common.uploader.upload-failed.title': 'Échec de l’importation',
  'calendar.error.must-be-in-format': 'Doit être au format {{exampleDate}}',
  'changes.action.close-label': 'Fermer l’historique',
  'changes.action.revert-all-confirm': 'Tout défaire',
  'changes.action.revert-all-description': 'Voulez-vous défaire les {{count}} modifications ?',
  'changes.action.revert-changes-confirm-change_one': 'Défaire la modification',
  'changes.action.revert-changes-confirm-change_other': 'Défaire les modifications',
  'changes.action.revert-changes-description': 'Voulez-vous défaire les modifications ?',
  'changes.action.revert-changes-description_one': 'Voulez-vous défaire la modification ?',
  'changes.change-bar.aria-label': 'Revoir les modifications',
  'changes.same-revision-selected-description':
    'Vous avez choisi la même version pour <strong>De</strong> et <strong>À</strong> : choisissez-en deux différentes pour les comparer.',
  'changes.title': 'Historique',
  'changes.unknown-schema-field.description':
    'Ce champ n’existe pas dans le modèle de contenu : sa valeur est montrée en JSON.',
  'common.error': 'Erreur',
  'diagnostics.menu-item': 'Diagnostic',
  'document-status.created': 'Créé {{date}}',
  'document-status.edited': 'Modifié {{date}}',
  'document-status.published-at': 'Publié {{date}}',
  'document-status.revision-from': 'Version du <em>{{date}}</em>',
  'document.initial-value.error.description':
    'Le document s’est ouvert sans elle. {{errorMessage}}',
  'document.initial-value.error.title': 'La valeur de départ n’a pas pu être établie',
  'form.field.actions-menu.title': 'Actions du champ',
  'input.files.common.upload-placeholder.file-input-button.text': 'Importer',
  'input.files.common.upload-progress': 'Importation de <FileName/>',
  'inputs.array.error.cannot-upload-unable-to-convert_one':
    'Cette liste n’admet pas ce genre de fichier :',
  'inputs.array.error.cannot-upload-unable-to-convert_other':
    'Cette liste n’admet pas ces genres de fichiers :',
  'inputs.file.upload-failed.description': 'L’importation n’a pas pu être terminée.',
  'inputs.file.upload-failed.title': 'Échec de l’importation',
  'inputs.files.common.actions-menu.upload.label': 'Importer',
  'inputs.files.common.drop-message.drop-to-upload': 'Déposez pour importer',
  'inputs.files.common.drop-message.drop-to-upload-multi_one':
    'Déposez pour importer {{count}} fichier',
  'inputs.files.common.drop-message.drop-to-upload-multi_other':
    'Déposez pour importer {{count}} fichiers',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one':
    'Ce fichier ne peut pas être importé ici',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other':
    'Ces fichiers ne peuvent pas être importés ici',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_one':
    '{{count}} fichier ne peut pas être importé ici',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_other':
    '{{count}} fichiers ne peuvent pas être importés ici',
  'inputs.files.common.placeholder.cannot-upload-some-files_one':
    'Ce fichier ne peut pas être importé',
  'inputs.files.common.placeholder.cannot-upload-some-files_other':
    '{{count}} fichiers ne peuvent pas être importés',
  'inputs.files.common.placeholder.drop-to-upload_file': 'Déposez le fichier pour l’importer',
  'inputs.files.common.placeholder.drop-to-upload_image': 'Déposez l’image pour l’importer',
  'inputs.files.common.placeholder.select-asset-source-upload-destination':
    'Importer les fichiers vers :',
  'inputs.files.common.placeholder.upload-not-supported': 'Aucun fichier ne peut être importé ici',
  'inputs.files.common.stale-upload-warning.clear': 'Effacer l’importation',
  'inputs.files.common.stale-upload-warning.description':
    'L’importation n’avance plus depuis {{staleThresholdMinutes}} minutes au moins : elle a sans doute été interrompue. Effacez-la et recommencez.',
  'inputs.files.common.stale-upload-warning.title': 'Importation incomplète',
  'inputs.image.drag-overlay.cannot-upload-here': 'Ce fichier ne peut pas être déposé ici',
  'inputs.image.drag-overlay.drop-to-upload-image': 'Déposez l’image pour l’importer',
  'inputs.image.hotspot-dialog.title': 'Cadrer l’image',
  'inputs.image.preview-uploaded-image': 'Aperçu de l’image importée',
  'inputs.image.upload-error.description': 'L’importation n’a pas pu être terminée.',
  'inputs.image.upload-error.title': 'Échec de l’importation',
  'inputs.imagetool.title': 'Cadrage',
  'inputs.imagetool.vector-warning.title':
    'Attention : le cadrage pourrait ne pas s’appliquer à cette image sur le site.',
  'inputs.invalid-value.convert-button.text': 'Convertir en {{targetType}}',
  'inputs.portable-text.activate-on-focus-message_tap': 'Touchez pour activer',
  'inputs.reference.action.create-new-document': 'Créer',
  'inputs.reference.action.create-new-document-select': 'Créer…',
  'inputs.untyped-value.convert-button.text': 'Convertir en {{targetType}}',
  'login.logged-out.generic': 'Connectez-vous à nouveau pour continuer.',
  'login.logged-out.session-expired': 'Votre session a expiré. Connectez-vous à nouveau.',
  'login.logged-out.title': 'Votre session est terminée',
  'preview.image.file-is-being-uploaded.alt-text': 'L’image en cours d’importation',
  'search.operator.date-last.description':
    '<Field/> <Operator>est dans les derniers</Operator> <Value>{{value}}</Value>',
  'search.operator.date-last.name': 'dans les derniers',
  'search.operator.date-time-last.description':
    '<Field/> <Operator>est dans les derniers</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-last.name': 'dans les derniers',
  'timeline.operation.draft-discarded': 'Brouillon abandonné',
  'timeline.operation.draft-discarded_timestamp': 'Brouillon abandonné : {{timestamp, datetime}}',
  'timeline.operation.edited-draft': 'Modifié',
  'timeline.operation.edited-draft_timestamp': 'Modifié : {{timestamp, datetime}}',
  'timeline.operation.edited-live': 'Modifié en direct',
  'timeline.operation.edited-live_timestamp': 'Modifié en direct : {{timestamp, datetime}}',
  'timeline.operation.unpublished': 'Dépublié',
  'timeline.operation.unpublished_timestamp': 'Dépublié : {{timestamp, datetime}}',
}
