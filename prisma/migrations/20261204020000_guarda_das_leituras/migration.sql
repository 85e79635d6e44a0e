-- For the nightly job that deletes the oldest entries.
-- allowed: blocks writes for about a second per million rows; with more, create it CONCURRENTLY beforehand.
CREATE INDEX IF NOT EXISTS "leituras_dados_pessoais_dia_idx" ON "leituras_dados_pessoais"("dia");
