-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "chave_capa" UUID;

-- CreateTable
CREATE TABLE "capas_arenas" (
    "arena_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "conteudo" BYTEA NOT NULL,
    "enviada_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "capas_arenas_pkey" PRIMARY KEY ("arena_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "arenas_chave_capa_key" ON "arenas"("chave_capa");

-- AddForeignKey
ALTER TABLE "capas_arenas" ADD CONSTRAINT "capas_arenas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;
