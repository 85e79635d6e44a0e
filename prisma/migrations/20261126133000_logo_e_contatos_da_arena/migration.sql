-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "chave_logo" UUID,
ADD COLUMN     "instagram" TEXT,
ADD COLUMN     "site" TEXT,
ADD COLUMN     "whatsapp" TEXT;

-- CreateTable
CREATE TABLE "logos_arenas" (
    "arena_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "conteudo" BYTEA NOT NULL,
    "enviada_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "logos_arenas_pkey" PRIMARY KEY ("arena_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "arenas_chave_logo_key" ON "arenas"("chave_logo");

-- AddForeignKey
ALTER TABLE "logos_arenas" ADD CONSTRAINT "logos_arenas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "arenas"
  ADD CONSTRAINT "arenas_whatsapp_check" CHECK (length("whatsapp") BETWEEN 1 AND 20),
  ADD CONSTRAINT "arenas_site_check" CHECK ("site" ~* '^https?://' AND length("site") <= 220),
  ADD CONSTRAINT "arenas_instagram_check" CHECK ("instagram" !~ '[/@]' AND length("instagram") BETWEEN 1 AND 30);

ALTER TABLE "logos_arenas"
  ADD CONSTRAINT "logos_arenas_tipo_check" CHECK ("tipo" IN ('image/png', 'image/jpeg', 'image/webp')),
  ADD CONSTRAINT "logos_arenas_conteudo_check" CHECK (octet_length("conteudo") BETWEEN 1 AND 524288);

-- Pictures are compressed already.
ALTER TABLE "logos_arenas" ALTER COLUMN "conteudo" SET STORAGE EXTERNAL;
