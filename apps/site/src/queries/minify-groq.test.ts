import { parse } from 'groq-js'
import { expect, test } from 'vitest'
import { contentQueries } from './content-queries.ts'
import { minifyGroq } from './minify-groq.ts'

test('comments and space go, what stands in a string stays', () => {
  const query = `
    // Prices, "from" 100
    *[ // see x: (y)
      _type == "a plan" && name match 'it\\'s { new }' && url != "https://x" ]
      | order( price asc , name desc )[ 0 ... 2 ]{ name , "to" : link -> path }
  `
  expect(minifyGroq(query)).toBe(
    `*[_type=="a plan"&&name match 'it\\'s { new }'&&url!="https://x"]|order(price asc,name desc)[0 ... 2]{name,"to":link ->path}`,
  )
})

test('functions and their parameters are called by a letter each', () => {
  expect(minifyGroq('fn shape::link($link) = $link{label}; *{...shape::link(link)}')).toBe(
    'fn s::a($p)=$p{label};*{...s::a(link)}',
  )
  for (const query of Object.values(contentQueries)) {
    const names = minifyGroq(query).match(/(?<=fn s::)\w+/g) ?? []
    expect(new Set(names).size).toBe(names.length)
  }
})

test.each(Object.entries(contentQueries))('%s asks the same when minified', (_, query) => {
  const params = { path: '/', slug: 'a' }
  expect(parse(minifyGroq(query), { params })).toEqual(parse(query, { params }))
})

// The client asks by POST from here on: https://github.com/sanity-io/client, `getQuerySizeLimit`.
test.each(Object.entries(contentQueries))('%s fits into an address', (_, query) => {
  const address = new URLSearchParams({
    query: minifyGroq(query),
    $path: '"/services/website-design-development/web-refresh"',
  })
  expect(
    String(address).length,
    'Too long for a GET request. What sections select alike belongs into queries/functions.ts: decision 30.',
  ).toBeLessThan(11_264)
})
