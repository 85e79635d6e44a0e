-- CreateTable
CREATE TABLE "alteracoes_cadastro" (
    "id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "alterado_por" UUID,
    "alterado_em" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "nivel_antes" "nivel_atleta",
    "nivel_depois" "nivel_atleta",
    "data_nascimento_antes" DATE,
    "data_nascimento_depois" DATE,
    "genero_antes" "genero_atleta",
    "genero_depois" "genero_atleta",

    CONSTRAINT "alteracoes_cadastro_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "alteracoes_cadastro_aluno_id_id_idx" ON "alteracoes_cadastro"("aluno_id", "id" DESC);

-- CreateIndex
CREATE INDEX "alteracoes_cadastro_alterado_por_idx" ON "alteracoes_cadastro"("alterado_por");

-- AddForeignKey
ALTER TABLE "alteracoes_cadastro" ADD CONSTRAINT "alteracoes_cadastro_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alteracoes_cadastro" ADD CONSTRAINT "alteracoes_cadastro_alterado_por_fkey" FOREIGN KEY ("alterado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What stayed is null on both sides, and something did not stay
ALTER TABLE "alteracoes_cadastro" ADD CONSTRAINT "alteracoes_cadastro_algo_mudou" CHECK (
    "nivel_antes" IS DISTINCT FROM "nivel_depois"
    OR "data_nascimento_antes" IS DISTINCT FROM "data_nascimento_depois"
    OR "genero_antes" IS DISTINCT FROM "genero_depois");

-- Written once; with the athlete it may be forgotten, and who made it may leave
CREATE FUNCTION alteracao_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."alterado_por" IS NULL AND to_jsonb(NEW) - 'alterado_por' = to_jsonb(OLD) - 'alterado_por' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'alteracoes_cadastro: a change is not written anew';
END $$;
CREATE TRIGGER alteracoes_cadastro_nao_mudam BEFORE UPDATE ON "alteracoes_cadastro"
    FOR EACH ROW EXECUTE FUNCTION alteracao_nao_muda();
