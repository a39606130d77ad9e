ANNEX=${ANNEX_BASE_URL:-http://127.0.0.1:8790}

# Log in. NAME and PASSWORD are those of a user; the first start of Annex prints a pair.
curl -sSf -c cookies.txt "$ANNEX/auth/login" \
  -H "Origin: $ANNEX" \
  -H 'Content-Type: application/json' \
  -d "{\"name\":\"$NAME\",\"password\":\"$PASSWORD\"}"

# Approve. TOKEN is that of the intent; an action of "deny" would say no.
curl -sSf -b cookies.txt -X PATCH "$ANNEX/auth/intents/$TOKEN" \
  -H "Origin: $ANNEX" \
  -H 'Content-Type: application/json' \
  -d '{"action":"approve"}'
