-- The same index for accounts that athletes have: /admin/users finds words of a name or an e-mail. Without it each search
-- normalises every name (1.4 s with 200,000 accounts).
-- allowed: blocks writes to usuarios for about 3 s per 100,000 accounts; with more, create it CONCURRENTLY beforehand.
CREATE INDEX IF NOT EXISTS "usuarios_busca_idx" ON "usuarios"
  USING gin (busca_de("nome" || ' ' || "email") gin_trgm_ops);
