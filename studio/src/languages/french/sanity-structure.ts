/**
 * Texts that Sanity added to its forms and lists after its French was last published, and those of its French that
 * mislead: "Annuler les modifications" beside "Annuler", or one gender for all, "Nouveau Étude de cas".
 */
export default {
  'action.copy-document-url.label': 'Copier',
  'action.discard-changes.confirm-dialog.confirm-discard-changes':
    'Voulez-vous abandonner toutes les modifications depuis la dernière publication ?',
  'action.discard-changes.label': 'Abandonner les modifications',
  'action.publish.already-published.tooltip': 'Publié {{timeSincePublished}}',
  'action.restore.confirm.message': 'Voulez-vous revenir à cette version du document ?',
  'action.restore.label': 'Revenir à cette version',
  'action.restore.tooltip': 'Revenir à cette version',
  'browser-document-title.new-document': 'Nouveau document : {{schemaType}}',
  'buttons.focus-pane-button.aria-label.collapse': 'Montrer les autres volets',
  'buttons.focus-pane-button.aria-label.focus': 'Masquer les autres volets',
  'buttons.focus-pane-button.tooltip.collapse': 'Montrer les autres volets',
  'buttons.focus-pane-button.tooltip.focus': 'Masquer les autres volets',
  'changes.tab.review-changes': 'Revoir les modifications',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Supprimer quand même',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other':
    'Supprimer quand même toutes les versions',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Supprimer le document',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Supprimer toutes les versions',
  'confirm-delete-dialog.confirmation.text_delete_one': 'Voulez-vous supprimer ce document ?',
  'confirm-delete-dialog.confirmation.text_delete_other':
    'Voulez-vous supprimer toutes les versions de ce document ?',
  'document-inspector.error.close-button.aria-label': 'Fermer le panneau',
  'document-inspector.error.description': 'Ce panneau n’a pas pu être affiché.',
  'document-inspector.error.retry-button.text': 'Réessayer',
  'document-inspector.error.title': 'Un problème est survenu',
  'document-view.form-view.sync-pending.description':
    'Nous essayons encore. En attendant, vos modifications restent dans votre navigateur.',
  'document-view.form-view.sync-pending.title': 'Vos modifications ne s’enregistrent pas',
  'document-view.form-view.sync-recovering.description':
    'Vous pourrez continuer dès qu’elles seront enregistrées.',
  'document-view.form-view.sync-recovering.title': 'Enregistrement de vos modifications…',
  'document-view.form-view.sync-stalled.description':
    'La saisie est suspendue jusqu’à l’enregistrement. Vos modifications restent dans votre navigateur : gardez cet onglet ouvert, nous essayons encore.',
  'document-view.form-view.sync-stalled.title': 'Vos modifications ne s’enregistrent toujours pas',
  'incoming-references-pane.no-references': 'Aucun document ne renvoie ici.',
  'menu-items.layout.restore-default': 'Affichage par défaut',
  'menu-items.layout.restore-default.disabled-reason': 'C’est déjà l’affichage par défaut',
  'menu-items.sort-by.last-edited': 'Trier par dernière modification',
  'menu-items.sort-by.restore-default': 'Tri par défaut',
  'menu-items.sort-by.restore-default.disabled-reason': 'C’est déjà le tri par défaut',
  'panes.document-header-title.new.text': 'Nouveau document : {{schemaType}}',
  'panes.document-list-pane.error.max-retries-attempted':
    'Plus d’essai automatique après {{count}} échecs.',
  'panes.document-list-pane.error.text': 'Les documents n’ont pas pu être chargés.',
  'panes.document-list-pane.search-ordering.aria-label': 'Changer l’ordre des résultats',
  'panes.document-list-pane.search-ordering.label': 'Trié par {{order}}',
  'panes.document-list-pane.search-ordering.relevance': 'Pertinence',
  'panes.document-list-pane.search-ordering.summary-relevance': 'Trié par pertinence',
  'panes.document-list-pane.sort-order.disabled-reason':
    'Ce tri se fonde sur des champs que ce type de document n’a pas',
  'toggle-inline-changes.menu-item.title': 'Modifications dans les champs',
}
