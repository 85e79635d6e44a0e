-- A calendar is a person's, whatever their roles: a teacher has one too. Links that are out go on working.
ALTER TABLE "assinaturas_calendario" ADD COLUMN "user_id" UUID;

-- Whose each link is: the account that has made the record its own, or has proved the record's address.
UPDATE "assinaturas_calendario" s SET "user_id" = coalesce(a.user_id,
    (SELECT u.id FROM "usuarios" u WHERE u.email = a.email AND u.email_confirmado_em IS NOT NULL))
  FROM "alunos" a WHERE a.id = s.aluno_id;

-- Nobody's, and of several of one person all but the latest.
DELETE FROM "assinaturas_calendario" s WHERE s.user_id IS NULL OR EXISTS (SELECT 1 FROM "assinaturas_calendario" o
  WHERE o.user_id = s.user_id AND (o.created_at, o.aluno_id) > (s.created_at, s.aluno_id));

ALTER TABLE "assinaturas_calendario" DROP CONSTRAINT "assinaturas_calendario_aluno_id_fkey",
DROP CONSTRAINT "assinaturas_calendario_pkey",
DROP COLUMN "aluno_id",
ALTER COLUMN "user_id" SET NOT NULL,
ADD CONSTRAINT "assinaturas_calendario_pkey" PRIMARY KEY ("user_id");

ALTER TABLE "assinaturas_calendario" ADD CONSTRAINT "assinaturas_calendario_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;
