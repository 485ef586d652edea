export const planTimetableFields = `
  "plans": coalesce(shape::plans(plans[@->_type == "plan"]), []),
  "rows": coalesce(rows[]{
    _key,
    label,
    drawing,
    "cells": coalesce(cells[]{_key, "planId": plan._ref, "included": included == true, text, count}, [])
  }, []),
  "included": coalesce(included[]{_key, "text": @}, []),
  "action": shape::link(action)
`
