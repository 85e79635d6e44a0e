/** Where the PDF of a contract is fetched by GET and replaced by PUT. @param contractKey a contract's key */
export const contractDocumentPath = (contractKey: string): string => `/documentos/contratos/${contractKey}`;
