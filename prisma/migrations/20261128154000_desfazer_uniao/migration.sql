-- CreateTable
CREATE TABLE "unioes_cadastros" (
    "id" UUID NOT NULL,
    "aluno_fica_id" UUID NOT NULL,
    "aluno_saiu_id" UUID NOT NULL,
    "arena_id" UUID,
    "nome_saiu" TEXT,
    "unido_por" UUID NOT NULL,
    "pela_administracao" BOOLEAN NOT NULL DEFAULT false,
    "pela_pessoa" BOOLEAN NOT NULL DEFAULT false,
    "unido_em" TIMESTAMPTZ(3) NOT NULL,
    "diario" JSONB,
    "desfeita_em" TIMESTAMPTZ(3),
    "desfeita_por" UUID,

    CONSTRAINT "unioes_cadastros_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "unioes_cadastros_arena_id_unido_em_idx" ON "unioes_cadastros"("arena_id", "unido_em");

-- CreateIndex
CREATE INDEX "unioes_cadastros_aluno_fica_id_unido_em_idx" ON "unioes_cadastros"("aluno_fica_id", "unido_em");

-- CreateIndex
CREATE INDEX "unioes_cadastros_aluno_saiu_id_idx" ON "unioes_cadastros"("aluno_saiu_id");

-- Who undid it is known where it was undone, and what could be put back is forgotten then.
ALTER TABLE "unioes_cadastros"
  ADD CONSTRAINT "unioes_cadastros_desfeita" CHECK (("desfeita_em" IS NULL) = ("desfeita_por" IS NULL)),
  ADD CONSTRAINT "unioes_cadastros_diario" CHECK ("desfeita_em" IS NULL OR "diario" IS NULL);
