-- AlterTable
ALTER TABLE "quadras" ADD COLUMN     "local" TEXT,
ADD COLUMN     "torneio_id" UUID;

-- CreateIndex
CREATE INDEX "quadras_torneio_id_idx" ON "quadras"("torneio_id");

-- AddForeignKey
ALTER TABLE "quadras" ADD CONSTRAINT "quadras_torneio_id_fkey" FOREIGN KEY ("torneio_id") REFERENCES "torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A court elsewhere is of one tournament, and names its place.
ALTER TABLE "quadras" ADD CONSTRAINT "quadras_de_fora" CHECK (("local" IS NULL) = ("torneio_id" IS NULL)),
  ADD CONSTRAINT "quadras_local_preenchido" CHECK (length(trim("local")) > 0);
