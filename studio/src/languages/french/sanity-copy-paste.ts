/** What Sanity says of copying and pasting fields, where its French says something else or nothing. */
export default {
  'copy-paste.on-copy.validation.clipboard-not-supported.title':
    'L’accès au presse-papiers est bloqué',
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Champs en lecture seule laissés tels quels : {{fieldNames}} et {{count}} autres',
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    'Champs en lecture seule laissés tels quels : {{fieldNames}}',
}
