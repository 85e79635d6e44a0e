-- The administration reads accounts by name, page by page.
CREATE INDEX "usuarios_nome_id_idx" ON "usuarios" ("nome", "id");
