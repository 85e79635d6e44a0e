-- CreateTable
CREATE TABLE "avisos" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "titulo" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "caminho" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lido_em" TIMESTAMPTZ(3),

    CONSTRAINT "avisos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "avisos_user_id_created_at_idx" ON "avisos"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "avisos_created_at_idx" ON "avisos"("created_at");

-- What is not read is counted in the bell of every page.
CREATE INDEX "avisos_nao_lidos" ON "avisos"("user_id") WHERE "lido_em" IS NULL;

-- AddForeignKey
ALTER TABLE "avisos" ADD CONSTRAINT "avisos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;
