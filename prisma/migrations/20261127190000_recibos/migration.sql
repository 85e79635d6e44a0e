-- CreateTable
CREATE TABLE "recibos" (
    "id" UUID NOT NULL,
    "arena_id" UUID,
    "federacao_id" UUID,
    "numero" INTEGER NOT NULL,
    "lancamento_id" UUID NOT NULL,
    "emitido_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recibos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "recibos_lancamento_id_key" ON "recibos"("lancamento_id");

-- CreateIndex
CREATE UNIQUE INDEX "recibos_arena_id_numero_key" ON "recibos"("arena_id", "numero");

-- CreateIndex
CREATE UNIQUE INDEX "recibos_federacao_id_numero_key" ON "recibos"("federacao_id", "numero");

-- AddForeignKey
ALTER TABLE "recibos" ADD CONSTRAINT "recibos_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recibos" ADD CONSTRAINT "recibos_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recibos" ADD CONSTRAINT "recibos_lancamento_id_fkey" FOREIGN KEY ("lancamento_id") REFERENCES "lancamentos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "recibos" ADD CONSTRAINT "recibos_recebedor" CHECK (num_nonnulls("arena_id", "federacao_id") = 1);
ALTER TABLE "recibos" ADD CONSTRAINT "recibos_numero_positivo" CHECK ("numero" > 0);
