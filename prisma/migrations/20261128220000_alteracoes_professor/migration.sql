-- AlterTable
ALTER TABLE "professores" ADD COLUMN "cpf" TEXT;
ALTER TABLE "professores" ADD CONSTRAINT "professores_cpf_digitos" CHECK ("cpf" ~ '^[0-9]{11}$');

-- CreateTable
CREATE TABLE "alteracoes_professor" (
    "id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "arena_id" UUID,
    "alterado_por" UUID,
    "alterado_em" TIMESTAMPTZ(3) NOT NULL,
    "nome_antes" TEXT,
    "nome_depois" TEXT,
    "telefone_antes" TEXT,
    "telefone_depois" TEXT,
    "cpf_mudou" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "alteracoes_professor_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "alteracoes_professor_professor_id_id_idx" ON "alteracoes_professor"("professor_id", "id" DESC);

-- CreateIndex
CREATE INDEX "alteracoes_professor_arena_id_idx" ON "alteracoes_professor"("arena_id");

-- CreateIndex
CREATE INDEX "alteracoes_professor_alterado_por_idx" ON "alteracoes_professor"("alterado_por");

-- AddForeignKey
ALTER TABLE "alteracoes_professor" ADD CONSTRAINT "alteracoes_professor_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alteracoes_professor" ADD CONSTRAINT "alteracoes_professor_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alteracoes_professor" ADD CONSTRAINT "alteracoes_professor_alterado_por_fkey" FOREIGN KEY ("alterado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What stayed is null on both sides, and something did not stay
ALTER TABLE "alteracoes_professor" ADD CONSTRAINT "alteracoes_professor_algo_mudou" CHECK (
    "nome_antes" IS DISTINCT FROM "nome_depois"
    OR "telefone_antes" IS DISTINCT FROM "telefone_depois"
    OR "cpf_mudou");
-- A phone is an arena's, the rest is the record's
ALTER TABLE "alteracoes_professor" ADD CONSTRAINT "alteracoes_professor_telefone_da_arena" CHECK (
    "arena_id" IS NOT NULL OR ("telefone_antes" IS NULL AND "telefone_depois" IS NULL));

-- Written once; it goes on with the record that takes over, and who made it may leave
CREATE FUNCTION alteracao_professor_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."alterado_por" IS NULL AND to_jsonb(NEW) - 'alterado_por' = to_jsonb(OLD) - 'alterado_por' THEN
        RETURN NEW;
    END IF;
    IF to_jsonb(NEW) - 'professor_id' = to_jsonb(OLD) - 'professor_id' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'alteracoes_professor: a change is not written anew';
END $$;
CREATE TRIGGER alteracoes_professor_nao_mudam BEFORE UPDATE ON "alteracoes_professor"
    FOR EACH ROW EXECUTE FUNCTION alteracao_professor_nao_muda();
