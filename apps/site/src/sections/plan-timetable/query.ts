import { linkFields, planFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const planTimetableFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')},
  "plans": coalesce(plans[@->_type == "plan"]->{${planFields}}, []),
  "rows": coalesce(rows[]{
    _key,
    "label": ${localized('label')},
    "cells": coalesce(cells[]{
      _key,
      "planId": coalesce(plan._ref, ""),
      "included": included == true,
      "text": ${localized('text')}
    }, [])
  }, []),
  "included": coalesce(included[]{_key, "text": ${localized('@')}}, []),
  "giftTitle": ${localized('giftTitle')},
  action{${linkFields}}
`
