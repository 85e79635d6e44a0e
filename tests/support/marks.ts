import type { TestApi } from "./api";

/** A marked value of the database that responses are searched for. */
export interface Mark {
  /** The owner: the name under which it was stamped. */
  owner: string;
  /** "table.column", with the database's names. */
  place: string;
}

/** Columns whose text the program interprets: they are not stamped, and do not identify an owner. */
export const unmarked = [
  "arenas.fuso_horario",
  "auditoria.acao",
  "auditoria.alvo_tipo",
  "arenas.chave_pagina",
  "limites.chave",
  "fotos_atletas.tipo",
  "capas_arenas.tipo",
  "logos_arenas.tipo",
  "jogos.origem_lado_1",
  "jogos.origem_lado_2",
  "resultados_ranking.fase",
  "chaves_push.chave_publica",
  "boletos.nosso_numero",
  "convenios_cobranca.convenio",
  "convenios_cobranca.variacao",
  "convenios_cobranca.agencia",
  "convenios_cobranca.agencia_digito",
  "convenios_cobranca.conta",
  "convenios_cobranca.conta_digito",
  "convites_dupla.email_convidado",
  "convites_dupla.token_hash",
  "links_placar.token_hash",
  "historico_resultados.lado_1",
  "historico_resultados.lado_2",
];

/**
 * Marks every text of every row with a unique number, "zq17z" in the middle, in the format of its column. Finds tables and
 * columns in the catalogue, so that new ones are stamped too.
 */
const stampingFunction = `
  CREATE SCHEMA IF NOT EXISTS marcas;
  CREATE SEQUENCE marcas.numero START 10000; -- long enough not to stand in a global id by chance
  CREATE TABLE marcas.textos (numero bigint PRIMARY KEY, dono text, lugar text);
  CREATE TABLE marcas.linhas (id uuid PRIMARY KEY, dono text, lugar text);
  CREATE FUNCTION marcas.carimbar(dono text) RETURNS void LANGUAGE plpgsql AS $carimbar$
  DECLARE
    c record;
    nova text;
    achar text;
  BEGIN
    -- Words of what never changes are stamped too
    ALTER TABLE lancamentos_creditos DISABLE TRIGGER lancamentos_creditos_nao_mudam;
    ALTER TABLE alteracoes_professor DISABLE TRIGGER alteracoes_professor_nao_mudam;
    ALTER TABLE lancamentos DISABLE TRIGGER lancamentos_nao_mudam;
    ALTER TABLE linhas_extrato_comissao DISABLE TRIGGER linhas_extrato_comissao_nao_mudam;
    ALTER TABLE ajustes_comissao DISABLE TRIGGER ajustes_comissao_nao_mudam;
    ALTER TABLE resultados_ranking DISABLE TRIGGER resultados_ranking_nao_mudam;
    ALTER TABLE versoes_ranking DISABLE TRIGGER versoes_ranking_nao_mudam;
    ALTER TABLE posicoes_ranking DISABLE TRIGGER posicoes_ranking_nao_mudam;
    FOR c IN SELECT table_name AS tabela, column_name AS coluna, data_type AS tipo FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
        AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public')
        AND (data_type IN ('text', 'character varying') OR (data_type = 'uuid' AND column_name = 'id'))
        AND table_name || '.' || column_name NOT IN (${unmarked.map((it) => `'${it}'`).join(", ")})
    LOOP
      IF c.tipo = 'uuid' THEN
        EXECUTE format('INSERT INTO marcas.linhas SELECT id, %L, %L FROM %I ON CONFLICT DO NOTHING',
          dono, c.tabela || '.id', c.tabela);
        CONTINUE;
      END IF;
      achar := CASE WHEN c.coluna = 'cpf' THEN '^9([0-9]{10})$' ELSE '(?i)zq0*([0-9]+)z' END;
      nova := CASE
        WHEN c.coluna = 'cpf' THEN '''9'' || lpad(nextval(''marcas.numero'')::text, 10, ''0'')'
        WHEN c.coluna = 'cnpj' THEN '''ZQ'' || lpad(nextval(''marcas.numero'')::text, 9, ''0'') || ''Z00'''
        WHEN c.coluna = 'sigla' THEN '''ZQ'' || nextval(''marcas.numero'') || ''Z'''
        ELSE format('regexp_replace(%1$I, ''(@|$)'', CASE WHEN strpos(%1$I, ''@'') > 0 THEN ''.'' ELSE '' '' END
          || ''zq'' || nextval(''marcas.numero'') || ''z\\1'')', c.coluna)
      END;
      EXECUTE format('WITH novas AS (UPDATE %1$I SET %2$I = %3$s WHERE %2$I IS NOT NULL AND %2$I !~ %4$L RETURNING %2$I)
        INSERT INTO marcas.textos SELECT substring(%2$I FROM %4$L)::bigint, %5$L, %6$L FROM novas',
        c.tabela, c.coluna, nova, achar, dono, c.tabela || '.' || c.coluna);
    END LOOP;
    ALTER TABLE lancamentos_creditos ENABLE TRIGGER lancamentos_creditos_nao_mudam;
    ALTER TABLE alteracoes_professor ENABLE TRIGGER alteracoes_professor_nao_mudam;
    ALTER TABLE lancamentos ENABLE TRIGGER lancamentos_nao_mudam;
    ALTER TABLE linhas_extrato_comissao ENABLE TRIGGER linhas_extrato_comissao_nao_mudam;
    ALTER TABLE ajustes_comissao ENABLE TRIGGER ajustes_comissao_nao_mudam;
    ALTER TABLE resultados_ranking ENABLE TRIGGER resultados_ranking_nao_mudam;
    ALTER TABLE versoes_ranking ENABLE TRIGGER versoes_ranking_nao_mudam;
    ALTER TABLE posicoes_ranking ENABLE TRIGGER posicoes_ranking_nao_mudam;
  END $carimbar$`;

export const prepareStamping = async (api: TestApi): Promise<void> => {
  await api.db.$executeRawUnsafe(`DO $tudo$ BEGIN ${stampingFunction}; END $tudo$`);
};

/** Stamps all rows added since the last call as this owner's. */
export const stamp = async (api: TestApi, owner: string): Promise<void> => {
  await api.db.$queryRaw`SELECT marcas.carimbar(${owner})::text`;
};

/** A text with a mark, for rows that cannot be updated. */
export async function born(api: TestApi, owner: string, place: string, text: string): Promise<string> {
  const [row] = await api.db.$queryRaw<{ numero: string }[]>`
    INSERT INTO marcas.textos VALUES (nextval('marcas.numero'), ${owner}, ${place}) RETURNING numero::text`;
  return `${text} zq${row?.numero}z`;
}

/** The columns that contain unmarked texts. */
export async function unmarkedColumns(api: TestApi): Promise<string[]> {
  const columns = await api.db.$queryRaw<{ tabela: string; coluna: string }[]>`
    SELECT table_name::text AS tabela, column_name::text AS coluna FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
        AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public') AND data_type IN ('text', 'character varying')`;
  const found: string[] = [];
  for (const { tabela, coluna } of columns) {
    const [row] = await api.db.$queryRawUnsafe<{ quantos: number }[]>(
      `SELECT count(*)::int AS quantos FROM "${tabela}" WHERE "${coluna}" !~* 'zq0*[0-9]{5,}z' AND "${coluna}" !~ '^9[0-9]{10}$'`,
    );
    if (row?.quantos) found.push(`${tabela}.${coluna}`);
  }
  return found;
}

const textMark = /zq0*(\d{5,})z|(?<!\d)9(\d{10})(?!\d)/gi;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const encoded = /[\w+/-]{20,}={0,2}/g;

/** Finds the marks in a response, and their owners. Also decodes ids in global ids and cursors. */
export async function markReader(api: TestApi): Promise<(text: string) => Mark[]> {
  const texts = await api.db.$queryRaw<
    { numero: string; dono: string; lugar: string }[]
  >`SELECT numero::text, dono, lugar FROM marcas.textos`;
  const rows = await api.db.$queryRaw<
    { numero: string; dono: string; lugar: string }[]
  >`SELECT id::text AS numero, dono, lugar FROM marcas.linhas`;
  const marks = new Map(
    [...texts, ...rows].map(({ numero, dono, lugar }) => [numero, { owner: dono, place: lugar }]),
  );
  return (text) => {
    const decoded = [...text.matchAll(encoded)].map(([token]) => Buffer.from(token, "base64").toString());
    const all = [text, ...decoded].join("\n");
    const found = [
      ...[...all.matchAll(textMark)].map(([, plain, digits]) => String(Number(plain ?? digits))),
      ...(all.match(uuid) ?? []),
    ];
    return [...new Set(found)].flatMap((number) => marks.get(number) ?? []);
  };
}
