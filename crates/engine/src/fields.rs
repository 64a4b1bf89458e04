//! Copying and comparing field by field, so that a field that comes later can't be forgotten: the lists name all of
//! them, or it does not compile.

/// Clones a type by its fields; `clone_from` copies into the memory already there, with which playouts and searches
/// begin. What is `shared` is only counted, and not even that where both have the same.
macro_rules! clone_fields {
    ($Type:ident { $($field:ident),+ $(,)? } $(shared { $($shared:ident),+ })?) => {
        impl Clone for $Type {
            fn clone(&self) -> Self {
                let Self { $($field,)+ $($($shared,)+)? } = self;
                Self {
                    $($field: Clone::clone($field),)+
                    $($($shared: std::sync::Arc::clone($shared),)+)?
                }
            }

            fn clone_from(&mut self, source: &Self) {
                let Self { $($field,)+ $($($shared,)+)? } = self;
                $(Clone::clone_from($field, &source.$field);)+
                $($(if !std::sync::Arc::ptr_eq($shared, &source.$shared) {
                    *$shared = std::sync::Arc::clone(&source.$shared);
                })+)?
            }
        }
    };
}

/// Compares a type by its fields, in this order, without those that make no difference.
macro_rules! eq_fields {
    ($Type:ident { $($field:ident),+ $(,)? } $(without { $($without:ident),+ })?) => {
        impl PartialEq for $Type {
            fn eq(&self, other: &Self) -> bool {
                let Self { $($field,)+ $($($without: _,)+)? } = self;
                $(*$field == other.$field)&&+
            }
        }
    };
}
