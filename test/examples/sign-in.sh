ANNEX=${ANNEX_BASE_URL:-http://127.0.0.1:8790}

# Begin. Send the user to the answer's auth_url; its token names the intent.
INTENT=$(curl -sS -X POST "$ANNEX/auth/intents" \
  -H 'Content-Type: application/json' \
  -d '{"app_name":"Layout Assistant","max_age":3600}')
echo "$INTENT"
TOKEN=$(echo "$INTENT" | sed 's/.*"token":"\([^"]*\)".*/\1/')

# Wait. The stream ends with the user's decision.
curl -sS -N "$ANNEX/auth/intents/$TOKEN/status" -H 'Accept: text/event-stream'
