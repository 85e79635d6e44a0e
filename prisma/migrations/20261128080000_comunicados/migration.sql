-- AlterTable
ALTER TABLE "avisos" ADD COLUMN     "comunicado_id" UUID;

-- CreateTable
CREATE TABLE "comunicados" (
    "id" UUID NOT NULL,
    "arena_id" UUID,
    "federacao_id" UUID,
    "chave" UUID NOT NULL,
    "titulo" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "publico" TEXT NOT NULL,
    "destinatarios" INTEGER NOT NULL,
    "sem_endereco" INTEGER NOT NULL,
    "entregues" INTEGER NOT NULL DEFAULT 0,
    "lidos_antigos" INTEGER NOT NULL DEFAULT 0,
    "enviado_por" UUID,
    "enviado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comunicados_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entregas_comunicados" (
    "comunicado_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "user_id" UUID,

    CONSTRAINT "entregas_comunicados_pkey" PRIMARY KEY ("comunicado_id","email")
);

-- CreateIndex
CREATE INDEX "comunicados_arena_id_enviado_em_id_idx" ON "comunicados"("arena_id", "enviado_em" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "comunicados_federacao_id_enviado_em_id_idx" ON "comunicados"("federacao_id", "enviado_em" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "comunicados_enviado_por_idx" ON "comunicados"("enviado_por");

-- CreateIndex
CREATE UNIQUE INDEX "comunicados_arena_id_chave_key" ON "comunicados"("arena_id", "chave");

-- CreateIndex
CREATE UNIQUE INDEX "comunicados_federacao_id_chave_key" ON "comunicados"("federacao_id", "chave");

-- CreateIndex
CREATE INDEX "entregas_comunicados_user_id_idx" ON "entregas_comunicados"("user_id");

-- CreateIndex
CREATE INDEX "entregas_comunicados_email_idx" ON "entregas_comunicados"("email");

-- CreateIndex
CREATE UNIQUE INDEX "avisos_comunicado_id_user_id_key" ON "avisos"("comunicado_id", "user_id");

-- AddForeignKey
ALTER TABLE "comunicados" ADD CONSTRAINT "comunicados_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comunicados" ADD CONSTRAINT "comunicados_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comunicados" ADD CONSTRAINT "comunicados_enviado_por_fkey" FOREIGN KEY ("enviado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entregas_comunicados" ADD CONSTRAINT "entregas_comunicados_comunicado_id_fkey" FOREIGN KEY ("comunicado_id") REFERENCES "comunicados"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entregas_comunicados" ADD CONSTRAINT "entregas_comunicados_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "avisos" ADD CONSTRAINT "avisos_comunicado_id_fkey" FOREIGN KEY ("comunicado_id") REFERENCES "comunicados"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "comunicados" ADD CONSTRAINT "comunicados_um_remetente" CHECK (num_nonnulls("arena_id", "federacao_id") = 1);
