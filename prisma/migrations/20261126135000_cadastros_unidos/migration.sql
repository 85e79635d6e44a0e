-- CreateEnum
CREATE TYPE "status_pedido_uniao" AS ENUM ('pendente', 'aceito', 'recusado', 'retirado');

-- CreateTable
CREATE TABLE "cadastros_unidos" (
    "id" UUID NOT NULL,
    "aluno_id" UUID,
    "arena_id" UUID,
    "unido_por" UUID NOT NULL,
    "unido_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cadastros_unidos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pedidos_uniao" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "aluno_fica_id" UUID NOT NULL,
    "aluno_sai_id" UUID,
    "nome_sai" TEXT NOT NULL,
    "status" "status_pedido_uniao" NOT NULL DEFAULT 'pendente',
    "pela_administracao" BOOLEAN NOT NULL DEFAULT false,
    "pedido_por" UUID NOT NULL,
    "pedido_em" TIMESTAMPTZ(3) NOT NULL,
    "expira_em" TIMESTAMPTZ(3) NOT NULL,
    "respondido_em" TIMESTAMPTZ(3),

    CONSTRAINT "pedidos_uniao_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cadastros_unidos_aluno_id_idx" ON "cadastros_unidos"("aluno_id");

-- CreateIndex
CREATE INDEX "pedidos_uniao_arena_id_status_expira_em_idx" ON "pedidos_uniao"("arena_id", "status", "expira_em");

-- CreateIndex
CREATE INDEX "pedidos_uniao_aluno_fica_id_status_idx" ON "pedidos_uniao"("aluno_fica_id", "status");

-- CreateIndex
CREATE INDEX "pedidos_uniao_aluno_sai_id_idx" ON "pedidos_uniao"("aluno_sai_id");

-- AddForeignKey
ALTER TABLE "cadastros_unidos" ADD CONSTRAINT "cadastros_unidos_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pedidos_uniao" ADD CONSTRAINT "pedidos_uniao_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pedidos_uniao" ADD CONSTRAINT "pedidos_uniao_aluno_fica_id_fkey" FOREIGN KEY ("aluno_fica_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pedidos_uniao" ADD CONSTRAINT "pedidos_uniao_aluno_sai_id_fkey" FOREIGN KEY ("aluno_sai_id") REFERENCES "alunos"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- Who is asked about a record is asked once
CREATE UNIQUE INDEX "pedidos_uniao_um_por_cadastro" ON "pedidos_uniao"("aluno_sai_id") WHERE "status" = 'pendente';
ALTER TABLE "pedidos_uniao" ADD CONSTRAINT "pedidos_uniao_dois" CHECK ("aluno_sai_id" IS NULL OR "aluno_sai_id" <> "aluno_fica_id");
ALTER TABLE "cadastros_unidos" ADD CONSTRAINT "cadastros_unidos_outro" CHECK ("aluno_id" IS NULL OR "aluno_id" <> "id");

-- What a record has been through goes on with the record that takes it in; nothing else of it changes
CREATE OR REPLACE FUNCTION alteracao_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."alterado_por" IS NULL AND to_jsonb(NEW) - 'alterado_por' = to_jsonb(OLD) - 'alterado_por' THEN
        RETURN NEW;
    END IF;
    IF to_jsonb(NEW) - 'aluno_id' = to_jsonb(OLD) - 'aluno_id' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'alteracoes_cadastro: a change is not written anew';
END $$;
