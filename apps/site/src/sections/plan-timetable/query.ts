export const planTimetableFields = `
  "rows": coalesce(rows[]{
    _key,
    label,
    drawing,
    "cells": coalesce(cells[]{_key, "planId": plan._ref, "included": included == true, text, count}, [])
  }, [])
`
