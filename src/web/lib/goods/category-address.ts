/** The product list of one category, by its code. Here for all that link there: one feature may not open another. */
export const categoryAddress = (code: string) => `/products?category=${code}`;
