-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "mensalidade_id" UUID;

-- CreateTable
CREATE TABLE "mensalidades" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "descricao" TEXT NOT NULL,
    "valor_centavos" INTEGER NOT NULL,
    "dia_vencimento" INTEGER NOT NULL,
    "comeca_em" DATE NOT NULL,
    "termina_em" DATE,
    "primeiro_mes_proporcional" BOOLEAN NOT NULL,
    "chave_pedido" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mensalidades_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "precos_mensalidades" (
    "id" UUID NOT NULL,
    "mensalidade_id" UUID NOT NULL,
    "desde_mes" DATE NOT NULL,
    "valor_centavos" INTEGER NOT NULL,
    "registrado_por" UUID,
    "registrado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "precos_mensalidades_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pausas_mensalidades" (
    "mensalidade_id" UUID NOT NULL,
    "mes" DATE NOT NULL,

    CONSTRAINT "pausas_mensalidades_pkey" PRIMARY KEY ("mensalidade_id","mes")
);

-- CreateIndex
CREATE INDEX "mensalidades_arena_id_termina_em_idx" ON "mensalidades"("arena_id", "termina_em");

-- CreateIndex
CREATE INDEX "mensalidades_aluno_id_idx" ON "mensalidades"("aluno_id");

-- CreateIndex
CREATE INDEX "precos_mensalidades_mensalidade_id_idx" ON "precos_mensalidades"("mensalidade_id");

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_mensalidade_id_fkey" FOREIGN KEY ("mensalidade_id") REFERENCES "mensalidades"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mensalidades" ADD CONSTRAINT "mensalidades_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mensalidades" ADD CONSTRAINT "mensalidades_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "precos_mensalidades" ADD CONSTRAINT "precos_mensalidades_mensalidade_id_fkey" FOREIGN KEY ("mensalidade_id") REFERENCES "mensalidades"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pausas_mensalidades" ADD CONSTRAINT "pausas_mensalidades_mensalidade_id_fkey" FOREIGN KEY ("mensalidade_id") REFERENCES "mensalidades"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "mensalidades"
  ADD CONSTRAINT "mensalidades_valor" CHECK ("valor_centavos" > 0),
  ADD CONSTRAINT "mensalidades_dia" CHECK ("dia_vencimento" BETWEEN 1 AND 31),
  ADD CONSTRAINT "mensalidades_dias" CHECK ("termina_em" IS NULL OR "termina_em" >= "comeca_em" - 1);
ALTER TABLE "precos_mensalidades"
  ADD CONSTRAINT "precos_mensalidades_mes" CHECK (EXTRACT(DAY FROM "desde_mes") = 1 AND "valor_centavos" > 0);
ALTER TABLE "pausas_mensalidades" ADD CONSTRAINT "pausas_mensalidades_mes" CHECK (EXTRACT(DAY FROM "mes") = 1);

-- One who is charged every month twice pays one thing once
CREATE UNIQUE INDEX "mensalidades_pedido" ON "mensalidades"("chave_pedido", "aluno_id");
-- One charge of each month, whoever asks for it and however often
CREATE UNIQUE INDEX "faturamento_mensalidade" ON "faturamento"("mensalidade_id", "mes_referencia") WHERE "mensalidade_id" IS NOT NULL;
