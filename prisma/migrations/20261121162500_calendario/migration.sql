-- CreateTable
CREATE TABLE "assinaturas_calendario" (
    "aluno_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assinaturas_calendario_pkey" PRIMARY KEY ("aluno_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "assinaturas_calendario_token_hash_key" ON "assinaturas_calendario"("token_hash");

-- AddForeignKey
ALTER TABLE "assinaturas_calendario" ADD CONSTRAINT "assinaturas_calendario_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say: values that no code may ever write.
ALTER TABLE "assinaturas_calendario" ADD CONSTRAINT "assinaturas_calendario_sha256" CHECK (length("token_hash") = 32);
