AUTH_URL=${AUTH_URL:-https://provider.example/authorize}
TOKEN_URL=${TOKEN_URL:-https://provider.example/token}

npx annex connect example --auth-url "$AUTH_URL" --token-url "$TOKEN_URL" \
  --credentials credentials.json --scopes openid
npx annex connect status
