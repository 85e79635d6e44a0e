-- CreateTable
CREATE TABLE "inscricoes_push" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "sessao_id" UUID,
    "endereco" TEXT NOT NULL,
    "chave_publica" TEXT NOT NULL,
    "segredo" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "vinculada_em" TIMESTAMPTZ(3) NOT NULL,
    "ultimo_envio_em" TIMESTAMPTZ(3),
    "recusas" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "inscricoes_push_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chaves_push" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "chave_publica" TEXT NOT NULL,
    "chave_privada" TEXT,

    CONSTRAINT "chaves_push_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "inscricoes_push_sessao_id_key" ON "inscricoes_push"("sessao_id");

-- CreateIndex
CREATE UNIQUE INDEX "inscricoes_push_endereco_key" ON "inscricoes_push"("endereco");

-- CreateIndex
CREATE INDEX "inscricoes_push_user_id_idx" ON "inscricoes_push"("user_id");

-- AddForeignKey
ALTER TABLE "inscricoes_push" ADD CONSTRAINT "inscricoes_push_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inscricoes_push" ADD CONSTRAINT "inscricoes_push_sessao_id_fkey" FOREIGN KEY ("sessao_id") REFERENCES "sessoes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "inscricoes_push"
  -- An index row holds at most 2,700 bytes.
  ADD CONSTRAINT "inscricoes_push_endereco" CHECK ("endereco" ~ '^https://' AND length("endereco") <= 2000),
  ADD CONSTRAINT "inscricoes_push_recusas" CHECK ("recusas" >= 0);
ALTER TABLE "chaves_push" ADD CONSTRAINT "chaves_push_uma_linha" CHECK ("id" = 1);
