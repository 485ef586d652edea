export const bentoFields = `
  "cells": coalesce(cells[]{..., "picture": shape::image(picture)}, [])
`
