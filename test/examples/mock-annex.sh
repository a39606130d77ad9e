ANNEX=${ANNEX_BASE_URL:-http://127.0.0.1:8790}

curl -sSfO "$ANNEX/docs/documents/intents.openapi.json"
