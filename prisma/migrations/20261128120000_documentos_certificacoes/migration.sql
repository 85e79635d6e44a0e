-- CreateTable
CREATE TABLE "documentos_certificacoes" (
    "certificacao_id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "tamanho" INTEGER NOT NULL,
    "conteudo" BYTEA NOT NULL,
    "enviado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "documentos_certificacoes_pkey" PRIMARY KEY ("certificacao_id")
);

-- AddForeignKey
ALTER TABLE "documentos_certificacoes" ADD CONSTRAINT "documentos_certificacoes_certificacao_id_fkey" FOREIGN KEY ("certificacao_id") REFERENCES "certificacoes_professor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "documentos_certificacoes" ADD CONSTRAINT "documentos_certificacoes_tamanho_check"
  CHECK ("tamanho" = octet_length("conteudo") AND "tamanho" BETWEEN 1 AND 5242880);
