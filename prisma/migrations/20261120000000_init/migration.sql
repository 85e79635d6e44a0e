-- CreateEnum
CREATE TYPE "nivel_atleta" AS ENUM ('Fun', 'D', 'C', 'B', 'A/PRO');

-- CreateEnum
CREATE TYPE "status_atleta" AS ENUM ('ativo', 'inativo');

-- CreateEnum
CREATE TYPE "tipo_servico" AS ENUM ('aula', 'locacao', 'day_use', 'torneio');

-- CreateEnum
CREATE TYPE "status_pagamento" AS ENUM ('pago', 'pendente', 'cancelado');

-- CreateEnum
CREATE TYPE "dia_semana" AS ENUM ('segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo');

-- CreateEnum
CREATE TYPE "papel" AS ENUM ('admin', 'arena_manager', 'federation_manager', 'teacher', 'athlete');

-- CreateEnum
CREATE TYPE "finalidade_link" AS ENUM ('confirmar_email', 'redefinir_senha');

-- CreateEnum
CREATE TYPE "tipo_ranking" AS ENUM ('local', 'regional', 'estadual', 'nacional');

-- CreateEnum
CREATE TYPE "nivel_certificacao" AS ENUM ('Básico', 'Intermediário', 'Avançado');

-- CreateEnum
CREATE TYPE "tipo_torneio" AS ENUM ('interno', 'super8');

-- CreateEnum
CREATE TYPE "status_torneio" AS ENUM ('inscricoes_abertas', 'em_andamento', 'finalizado');

-- CreateEnum
CREATE TYPE "genero_categoria" AS ENUM ('masculino', 'feminino', 'misto');

-- CreateEnum
CREATE TYPE "formato_set" AS ENUM ('SET6_TB66', 'SET6_TB55', 'SET4_TB44', 'SET4_TB33', 'SET5_TB44', 'SET5_TB55', 'SET3_TB33', 'PRO8_TB88', 'PRO8_TB77', 'SET7_TB66', 'SET9_TB88');

-- CreateEnum
CREATE TYPE "status_inscricao" AS ENUM ('inscrito', 'participando', 'eliminado', 'finalizado', 'cancelado');

-- CreateEnum
CREATE TYPE "status_jogo" AS ENUM ('agendado', 'realizado', 'cancelado');

-- CreateEnum
CREATE TYPE "desfecho_jogo" AS ENUM ('normal', 'wo', 'duplo_wo', 'desistencia');

-- CreateTable
CREATE TABLE "arenas" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "nome_arena" TEXT NOT NULL,
    "responsavel" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "cnpj" TEXT NOT NULL,
    "endereco_completo" TEXT NOT NULL,
    "contato" TEXT,
    "quantidade_quadras" INTEGER NOT NULL DEFAULT 1,
    "valor_hora_quadra" INTEGER NOT NULL DEFAULT 5000,
    "valor_day_use" INTEGER NOT NULL DEFAULT 3000,
    "horario_funcionamento_inicio" TIME(0) NOT NULL DEFAULT '06:00:00'::time without time zone,
    "horario_funcionamento_fim" TIME(0) NOT NULL DEFAULT '22:00:00'::time without time zone,
    "fuso_horario" TEXT NOT NULL DEFAULT 'America/Sao_Paulo',
    "ativa" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "federacao_id" UUID,

    CONSTRAINT "arenas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quadras" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "numero" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "ativa" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "quadras_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alunos" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "nome_completo" TEXT NOT NULL,
    "email" TEXT,
    "cpf" TEXT,
    "telefone" TEXT,
    "data_nascimento" DATE,
    "nivel" "nivel_atleta" NOT NULL DEFAULT 'Fun',
    "status" "status_atleta" NOT NULL DEFAULT 'ativo',
    "observacoes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "alunos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alunos_arenas" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "data_primeira_visita" DATE NOT NULL,
    "ativo" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "alunos_arenas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faturamento" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "aluno_id" UUID,
    "professor_id" UUID,
    "torneio_id" UUID,
    "tipo_servico" "tipo_servico" NOT NULL,
    "descricao" TEXT NOT NULL,
    "valor" INTEGER NOT NULL,
    "status_pagamento" "status_pagamento" NOT NULL DEFAULT 'pendente',
    "data_servico" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faturamento_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "aulas_professor" (
    "id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "dia_semana" "dia_semana" NOT NULL,
    "horario_inicio" TIME(0) NOT NULL,
    "horario_fim" TIME(0) NOT NULL,
    "max_alunos" INTEGER NOT NULL,
    "categoria" TEXT NOT NULL,
    "ativa" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "aulas_professor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "federacoes" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "sigla" TEXT NOT NULL,
    "cnpj" TEXT,
    "endereco_completo" TEXT,
    "email" TEXT NOT NULL,
    "telefone" TEXT,
    "responsavel" TEXT NOT NULL,
    "site_oficial" TEXT,
    "ativa" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "federacoes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "federacao_usuarios" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "federacao_id" UUID NOT NULL,
    "cargo" TEXT NOT NULL,
    "ativo" BOOLEAN NOT NULL DEFAULT true,
    "data_nomeacao" DATE NOT NULL,

    CONSTRAINT "federacao_usuarios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usuarios" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "senha_hash" TEXT NOT NULL,
    "email_confirmado_em" TIMESTAMPTZ(3),
    "desativado_em" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "usuarios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_roles" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "papel" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_roles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessoes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "navegador" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ultimo_uso_em" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expira_em" TIMESTAMPTZ(3) NOT NULL,
    "encerrada_em" TIMESTAMPTZ(3),

    CONSTRAINT "sessoes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tokens_renovacao" (
    "id" UUID NOT NULL,
    "sessao_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "trocado_em" TIMESTAMPTZ(3),

    CONSTRAINT "tokens_renovacao_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "links_email" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "finalidade" "finalidade_link" NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expira_em" TIMESTAMPTZ(3) NOT NULL,
    "usado_em" TIMESTAMPTZ(3),

    CONSTRAINT "links_email_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "limites" (
    "chave" TEXT NOT NULL,
    "pontos" INTEGER NOT NULL,
    "zera_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "limites_pkey" PRIMARY KEY ("chave")
);

-- CreateTable
CREATE TABLE "emails" (
    "id" UUID NOT NULL,
    "destinatario" TEXT NOT NULL,
    "assunto" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "enviado_em" TIMESTAMPTZ(3),

    CONSTRAINT "emails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rankings" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "categoria" TEXT NOT NULL,
    "tipo" "tipo_ranking" NOT NULL,
    "ativo" BOOLEAN NOT NULL DEFAULT true,
    "federacao_id" UUID,
    "arena_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rankings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "posicoes_ranking" (
    "id" UUID NOT NULL,
    "ranking_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "posicao" INTEGER NOT NULL,
    "pontos" INTEGER NOT NULL,
    "mes_ano" DATE NOT NULL,

    CONSTRAINT "posicoes_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "professores" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "nome_completo" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "ativo" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "professores_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "professores_arenas" (
    "id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "ativo" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "professores_arenas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "certificacoes_professor" (
    "id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "nome_certificacao" TEXT NOT NULL,
    "nivel" "nivel_certificacao" NOT NULL,
    "entidade_certificadora" TEXT NOT NULL,
    "data_certificacao" DATE NOT NULL,
    "data_validade" DATE,
    "ativa" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "certificacoes_professor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "torneios" (
    "id" UUID NOT NULL,
    "arena_id" UUID,
    "federacao_id" UUID,
    "nome" TEXT NOT NULL,
    "descricao" TEXT,
    "tipo_torneio" "tipo_torneio" NOT NULL,
    "categoria" TEXT NOT NULL,
    "status" "status_torneio" NOT NULL DEFAULT 'inscricoes_abertas',
    "local_realizacao" TEXT,
    "diretor_responsavel" TEXT,
    "data_inicio" DATE NOT NULL,
    "data_fim" DATE,
    "valor_inscricao" INTEGER NOT NULL DEFAULT 0,
    "max_participantes" INTEGER,
    "min_duplas" INTEGER,
    "inscricao_aberta" BOOLEAN NOT NULL DEFAULT false,
    "inscricoes_abertas" BOOLEAN NOT NULL DEFAULT true,
    "periodo_inscricao_inicio" DATE,
    "periodo_inscricao_fim" DATE,
    "formato_set" "formato_set" NOT NULL DEFAULT 'SET6_TB66',
    "semente_sorteio" TEXT,
    "iniciado_em" TIMESTAMPTZ(3),
    "finalizado_em" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "torneios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "categorias_campeonato" (
    "id" UUID NOT NULL,
    "campeonato_id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "nivel" TEXT NOT NULL,
    "genero" "genero_categoria" NOT NULL,
    "idade_min" INTEGER,
    "idade_max" INTEGER,
    "max_participantes" INTEGER,
    "valor_inscricao" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "categorias_campeonato_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inscricoes_torneios" (
    "id" UUID NOT NULL,
    "torneio_id" UUID NOT NULL,
    "categoria_id" UUID,
    "aluno_id" UUID NOT NULL,
    "status" "status_inscricao" NOT NULL DEFAULT 'inscrito',
    "data_inscricao" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "valor_centavos" INTEGER NOT NULL DEFAULT 0,
    "posicao_final" INTEGER,
    "numero_sorteio" INTEGER,
    "sorteio_desempate" INTEGER,

    CONSTRAINT "inscricoes_torneios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duplas_torneios" (
    "id" UUID NOT NULL,
    "torneio_id" UUID NOT NULL,
    "categoria_id" UUID,
    "inscricao_1_id" UUID NOT NULL,
    "inscricao_2_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "duplas_torneios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jogos" (
    "id" UUID NOT NULL,
    "torneio_id" UUID NOT NULL,
    "categoria_id" UUID,
    "rodada" INTEGER NOT NULL,
    "ordem" INTEGER NOT NULL,
    "quadra_id" UUID,
    "data_jogo" TIMESTAMPTZ(3),
    "status" "status_jogo" NOT NULL DEFAULT 'agendado',
    "desfecho" "desfecho_jogo",
    "lado_vencedor" INTEGER,
    "versao" INTEGER NOT NULL DEFAULT 0,
    "realizado_em" TIMESTAMPTZ(3),

    CONSTRAINT "jogos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jogos_atletas" (
    "jogo_id" UUID NOT NULL,
    "lado" INTEGER NOT NULL,
    "posicao" INTEGER NOT NULL,
    "aluno_id" UUID NOT NULL,

    CONSTRAINT "jogos_atletas_pkey" PRIMARY KEY ("jogo_id","lado","posicao")
);

-- CreateTable
CREATE TABLE "sets_jogos" (
    "jogo_id" UUID NOT NULL,
    "numero" INTEGER NOT NULL,
    "games_lado_1" INTEGER NOT NULL,
    "games_lado_2" INTEGER NOT NULL,
    "tiebreak_lado_1" INTEGER,
    "tiebreak_lado_2" INTEGER,

    CONSTRAINT "sets_jogos_pkey" PRIMARY KEY ("jogo_id","numero")
);

-- CreateIndex
CREATE UNIQUE INDEX "arenas_cnpj_key" ON "arenas"("cnpj");

-- CreateIndex
CREATE INDEX "arenas_user_id_idx" ON "arenas"("user_id");

-- CreateIndex
CREATE INDEX "arenas_federacao_id_idx" ON "arenas"("federacao_id");

-- CreateIndex
CREATE INDEX "arenas_nome_arena_idx" ON "arenas"("nome_arena");

-- CreateIndex
CREATE UNIQUE INDEX "quadras_arena_id_numero_key" ON "quadras"("arena_id", "numero");

-- CreateIndex
CREATE UNIQUE INDEX "alunos_user_id_key" ON "alunos"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "alunos_email_key" ON "alunos"("email");

-- CreateIndex
CREATE UNIQUE INDEX "alunos_cpf_key" ON "alunos"("cpf");

-- CreateIndex
CREATE INDEX "alunos_arenas_aluno_id_idx" ON "alunos_arenas"("aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "alunos_arenas_arena_id_aluno_id_key" ON "alunos_arenas"("arena_id", "aluno_id");

-- CreateIndex
CREATE INDEX "faturamento_arena_id_data_servico_idx" ON "faturamento"("arena_id", "data_servico" DESC);

-- CreateIndex
CREATE INDEX "faturamento_data_servico_idx" ON "faturamento"("data_servico" DESC);

-- CreateIndex
CREATE INDEX "faturamento_aluno_id_idx" ON "faturamento"("aluno_id");

-- CreateIndex
CREATE INDEX "faturamento_professor_id_idx" ON "faturamento"("professor_id");

-- CreateIndex
CREATE INDEX "faturamento_torneio_id_idx" ON "faturamento"("torneio_id");

-- CreateIndex
CREATE INDEX "aulas_professor_professor_id_idx" ON "aulas_professor"("professor_id");

-- CreateIndex
CREATE INDEX "aulas_professor_arena_id_dia_semana_idx" ON "aulas_professor"("arena_id", "dia_semana");

-- CreateIndex
CREATE UNIQUE INDEX "federacoes_sigla_key" ON "federacoes"("sigla");

-- CreateIndex
CREATE UNIQUE INDEX "federacoes_cnpj_key" ON "federacoes"("cnpj");

-- CreateIndex
CREATE INDEX "federacao_usuarios_federacao_id_idx" ON "federacao_usuarios"("federacao_id");

-- CreateIndex
CREATE UNIQUE INDEX "federacao_usuarios_user_id_federacao_id_key" ON "federacao_usuarios"("user_id", "federacao_id");

-- CreateIndex
CREATE UNIQUE INDEX "usuarios_email_key" ON "usuarios"("email");

-- CreateIndex
CREATE INDEX "user_roles_role_idx" ON "user_roles"("role");

-- CreateIndex
CREATE UNIQUE INDEX "user_roles_user_id_role_key" ON "user_roles"("user_id", "role");

-- CreateIndex
CREATE INDEX "sessoes_user_id_idx" ON "sessoes"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "tokens_renovacao_hash_key" ON "tokens_renovacao"("hash");

-- CreateIndex
CREATE INDEX "tokens_renovacao_sessao_id_idx" ON "tokens_renovacao"("sessao_id");

-- CreateIndex
CREATE UNIQUE INDEX "links_email_hash_key" ON "links_email"("hash");

-- CreateIndex
CREATE INDEX "links_email_user_id_finalidade_idx" ON "links_email"("user_id", "finalidade");

-- CreateIndex
CREATE INDEX "emails_created_at_idx" ON "emails"("created_at");

-- CreateIndex
CREATE INDEX "rankings_federacao_id_created_at_idx" ON "rankings"("federacao_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "rankings_arena_id_idx" ON "rankings"("arena_id");

-- CreateIndex
CREATE INDEX "posicoes_ranking_ranking_id_mes_ano_posicao_idx" ON "posicoes_ranking"("ranking_id", "mes_ano" DESC, "posicao");

-- CreateIndex
CREATE INDEX "posicoes_ranking_aluno_id_mes_ano_idx" ON "posicoes_ranking"("aluno_id", "mes_ano" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "posicoes_ranking_ranking_id_mes_ano_aluno_id_key" ON "posicoes_ranking"("ranking_id", "mes_ano", "aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "professores_user_id_key" ON "professores"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "professores_email_key" ON "professores"("email");

-- CreateIndex
CREATE INDEX "professores_arenas_arena_id_idx" ON "professores_arenas"("arena_id");

-- CreateIndex
CREATE UNIQUE INDEX "professores_arenas_professor_id_arena_id_key" ON "professores_arenas"("professor_id", "arena_id");

-- CreateIndex
CREATE INDEX "certificacoes_professor_professor_id_data_certificacao_idx" ON "certificacoes_professor"("professor_id", "data_certificacao" DESC);

-- CreateIndex
CREATE INDEX "torneios_arena_id_created_at_id_idx" ON "torneios"("arena_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "torneios_federacao_id_data_inicio_idx" ON "torneios"("federacao_id", "data_inicio" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "categorias_campeonato_campeonato_id_nome_key" ON "categorias_campeonato"("campeonato_id", "nome");

-- CreateIndex
CREATE INDEX "inscricoes_torneios_aluno_id_data_inscricao_idx" ON "inscricoes_torneios"("aluno_id", "data_inscricao" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "inscricoes_torneios_torneio_id_aluno_id_key" ON "inscricoes_torneios"("torneio_id", "aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "inscricoes_torneios_torneio_id_numero_sorteio_key" ON "inscricoes_torneios"("torneio_id", "numero_sorteio");

-- CreateIndex
CREATE INDEX "duplas_torneios_torneio_id_idx" ON "duplas_torneios"("torneio_id");

-- CreateIndex
CREATE UNIQUE INDEX "duplas_torneios_inscricao_1_id_key" ON "duplas_torneios"("inscricao_1_id");

-- CreateIndex
CREATE UNIQUE INDEX "duplas_torneios_inscricao_2_id_key" ON "duplas_torneios"("inscricao_2_id");

-- CreateIndex
CREATE INDEX "jogos_quadra_id_idx" ON "jogos"("quadra_id");

-- CreateIndex
CREATE INDEX "jogos_data_jogo_idx" ON "jogos"("data_jogo");

-- CreateIndex
CREATE UNIQUE INDEX "jogos_torneio_id_rodada_ordem_key" ON "jogos"("torneio_id", "rodada", "ordem");

-- CreateIndex
CREATE INDEX "jogos_atletas_aluno_id_idx" ON "jogos_atletas"("aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "jogos_atletas_jogo_id_aluno_id_key" ON "jogos_atletas"("jogo_id", "aluno_id");

-- AddForeignKey
ALTER TABLE "arenas" ADD CONSTRAINT "arenas_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "arenas" ADD CONSTRAINT "arenas_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quadras" ADD CONSTRAINT "quadras_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alunos" ADD CONSTRAINT "alunos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alunos_arenas" ADD CONSTRAINT "alunos_arenas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alunos_arenas" ADD CONSTRAINT "alunos_arenas_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_torneio_id_fkey" FOREIGN KEY ("torneio_id") REFERENCES "torneios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aulas_professor" ADD CONSTRAINT "aulas_professor_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aulas_professor" ADD CONSTRAINT "aulas_professor_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "federacao_usuarios" ADD CONSTRAINT "federacao_usuarios_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "federacao_usuarios" ADD CONSTRAINT "federacao_usuarios_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessoes" ADD CONSTRAINT "sessoes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tokens_renovacao" ADD CONSTRAINT "tokens_renovacao_sessao_id_fkey" FOREIGN KEY ("sessao_id") REFERENCES "sessoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "links_email" ADD CONSTRAINT "links_email_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rankings" ADD CONSTRAINT "rankings_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rankings" ADD CONSTRAINT "rankings_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posicoes_ranking" ADD CONSTRAINT "posicoes_ranking_ranking_id_fkey" FOREIGN KEY ("ranking_id") REFERENCES "rankings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posicoes_ranking" ADD CONSTRAINT "posicoes_ranking_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "professores" ADD CONSTRAINT "professores_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "professores_arenas" ADD CONSTRAINT "professores_arenas_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "professores_arenas" ADD CONSTRAINT "professores_arenas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificacoes_professor" ADD CONSTRAINT "certificacoes_professor_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "torneios" ADD CONSTRAINT "torneios_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "torneios" ADD CONSTRAINT "torneios_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categorias_campeonato" ADD CONSTRAINT "categorias_campeonato_campeonato_id_fkey" FOREIGN KEY ("campeonato_id") REFERENCES "torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inscricoes_torneios" ADD CONSTRAINT "inscricoes_torneios_torneio_id_fkey" FOREIGN KEY ("torneio_id") REFERENCES "torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inscricoes_torneios" ADD CONSTRAINT "inscricoes_torneios_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_campeonato"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inscricoes_torneios" ADD CONSTRAINT "inscricoes_torneios_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duplas_torneios" ADD CONSTRAINT "duplas_torneios_torneio_id_fkey" FOREIGN KEY ("torneio_id") REFERENCES "torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duplas_torneios" ADD CONSTRAINT "duplas_torneios_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_campeonato"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duplas_torneios" ADD CONSTRAINT "duplas_torneios_inscricao_1_id_fkey" FOREIGN KEY ("inscricao_1_id") REFERENCES "inscricoes_torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duplas_torneios" ADD CONSTRAINT "duplas_torneios_inscricao_2_id_fkey" FOREIGN KEY ("inscricao_2_id") REFERENCES "inscricoes_torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jogos" ADD CONSTRAINT "jogos_torneio_id_fkey" FOREIGN KEY ("torneio_id") REFERENCES "torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jogos" ADD CONSTRAINT "jogos_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_campeonato"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jogos" ADD CONSTRAINT "jogos_quadra_id_fkey" FOREIGN KEY ("quadra_id") REFERENCES "quadras"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jogos_atletas" ADD CONSTRAINT "jogos_atletas_jogo_id_fkey" FOREIGN KEY ("jogo_id") REFERENCES "jogos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jogos_atletas" ADD CONSTRAINT "jogos_atletas_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sets_jogos" ADD CONSTRAINT "sets_jogos_jogo_id_fkey" FOREIGN KEY ("jogo_id") REFERENCES "jogos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say: values that no code may ever write.
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_email_minusculo" CHECK ("email" = lower("email"));
ALTER TABLE "alunos" ADD CONSTRAINT "alunos_email_minusculo" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "alunos_cpf_digitos" CHECK ("cpf" ~ '^[0-9]{11}$');
ALTER TABLE "arenas" ADD CONSTRAINT "arenas_cnpj_formato" CHECK ("cnpj" ~ '^[A-Z0-9]{12}[0-9]{2}$'),
  ADD CONSTRAINT "arenas_quadras_positivas" CHECK ("quantidade_quadras" >= 1),
  ADD CONSTRAINT "arenas_valores_nao_negativos" CHECK ("valor_hora_quadra" >= 0 AND "valor_day_use" >= 0),
  ADD CONSTRAINT "arenas_horario" CHECK ("horario_funcionamento_fim" > "horario_funcionamento_inicio");
ALTER TABLE "quadras" ADD CONSTRAINT "quadras_numero_positivo" CHECK ("numero" >= 1);
ALTER TABLE "federacoes" ADD CONSTRAINT "federacoes_sigla_maiuscula" CHECK ("sigla" = upper("sigla")),
  ADD CONSTRAINT "federacoes_cnpj_formato" CHECK ("cnpj" ~ '^[A-Z0-9]{12}[0-9]{2}$');
ALTER TABLE "aulas_professor" ADD CONSTRAINT "aulas_professor_horario" CHECK ("horario_fim" > "horario_inicio"),
  ADD CONSTRAINT "aulas_professor_vagas" CHECK ("max_alunos" >= 1);
ALTER TABLE "certificacoes_professor" ADD CONSTRAINT "certificacoes_validade" CHECK ("data_validade" >= "data_certificacao");
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_valor" CHECK ("valor" >= 0);
ALTER TABLE "posicoes_ranking" ADD CONSTRAINT "posicoes_ranking_valores" CHECK ("posicao" >= 1 AND "pontos" >= 0),
  ADD CONSTRAINT "posicoes_ranking_mes" CHECK (extract(day FROM "mes_ano") = 1);
ALTER TABLE "rankings" ADD CONSTRAINT "rankings_dono" CHECK (num_nonnulls("federacao_id", "arena_id") = 1);
ALTER TABLE "torneios" ADD CONSTRAINT "torneios_dono" CHECK (num_nonnulls("federacao_id", "arena_id") >= 1),
  ADD CONSTRAINT "torneios_datas" CHECK ("data_fim" >= "data_inicio"),
  ADD CONSTRAINT "torneios_periodo" CHECK ("periodo_inscricao_fim" >= "periodo_inscricao_inicio"),
  ADD CONSTRAINT "torneios_valores" CHECK ("valor_inscricao" >= 0 AND "max_participantes" >= 1 AND "min_duplas" >= 1),
  ADD CONSTRAINT "torneios_inicio_fim" CHECK (("status" = 'inscricoes_abertas') = ("iniciado_em" IS NULL)
    AND ("status" = 'finalizado') = ("finalizado_em" IS NOT NULL));
ALTER TABLE "categorias_campeonato" ADD CONSTRAINT "categorias_idades" CHECK ("idade_min" >= 0 AND "idade_max" >= "idade_min"),
  ADD CONSTRAINT "categorias_valores" CHECK ("valor_inscricao" >= 0 AND "max_participantes" >= 1);
ALTER TABLE "inscricoes_torneios" ADD CONSTRAINT "inscricoes_valores" CHECK ("valor_centavos" >= 0 AND "posicao_final" >= 1
    AND "numero_sorteio" >= 1 AND "sorteio_desempate" >= 1);
ALTER TABLE "duplas_torneios" ADD CONSTRAINT "duplas_atletas_distintos" CHECK ("inscricao_1_id" <> "inscricao_2_id");
ALTER TABLE "jogos" ADD CONSTRAINT "jogos_posicao" CHECK ("rodada" >= 1 AND "ordem" >= 1 AND "versao" >= 0),
  ADD CONSTRAINT "jogos_lado_vencedor" CHECK ("lado_vencedor" IN (1, 2)),
  ADD CONSTRAINT "jogos_resultado" CHECK (("status" = 'realizado') = ("desfecho" IS NOT NULL)
    AND ("status" = 'realizado') = ("realizado_em" IS NOT NULL)
    AND ("status" = 'realizado' OR "lado_vencedor" IS NULL)
    AND ("desfecho" IS DISTINCT FROM 'duplo_wo' OR "lado_vencedor" IS NULL));
ALTER TABLE "jogos_atletas" ADD CONSTRAINT "jogos_atletas_lugar" CHECK ("lado" IN (1, 2) AND "posicao" IN (1, 2));
ALTER TABLE "sets_jogos" ADD CONSTRAINT "sets_jogos_valores" CHECK ("numero" >= 1 AND "games_lado_1" >= 0 AND "games_lado_2" >= 0
    AND "tiebreak_lado_1" >= 0 AND "tiebreak_lado_2" >= 0
    AND ("tiebreak_lado_1" IS NULL) = ("tiebreak_lado_2" IS NULL));
