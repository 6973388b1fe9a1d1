/**
 * The page around Swagger UI. It holds nothing but the way in: the description itself needs a key, which stays in the
 * page and goes to this service alone.
 */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Overrule: the API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<form id="key-form">
<label for="key">Your API key</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="ovr_…" required>
<button>Show the API</button>
<p id="said" role="status">The key stays in this page; it is asked for again when the page is loaded anew.</p>
</form>
<div id="ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`;

export const docsStyle = `body { margin: 0; font-family: sans-serif; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; max-width: 1420px; margin: 0 auto; padding: 16px 20px; }
form input { flex: 0 1 28em; padding: 6px 8px; font: inherit; }
form button { padding: 6px 12px; font: inherit; }
form p { margin: 0; color: #555; }
`;

export const docsScript = `const form = document.getElementById('key-form');
const said = document.getElementById('said');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const key = document.getElementById('key').value.trim();
  const answer = await fetch('/openapi.json', { headers: { authorization: 'Bearer ' + key } });
  const body = await answer.json();
  if (!answer.ok) {
    said.textContent = body.detail;
    return;
  }
  said.textContent = 'Requests from this page carry this key.';
  const ui = SwaggerUIBundle({
    spec: body,
    dom_id: '#ui',
    validatorUrl: null,
    defaultModelsExpandDepth: 0,
    onComplete: () => ui.preauthorizeApiKey('bearer', key),
  });
});
`;
