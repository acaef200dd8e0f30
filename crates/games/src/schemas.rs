//! The games' types for the OpenAPI description, from which the page's types are generated.

use std::any::TypeId;

use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use crate::{Described, Visitor, visit};

/// Name and schema of every type that a game puts on the wire.
pub fn schemas() -> Vec<(String, RefOr<Schema>)> {
    let mut all = Schemas(Vec::new());
    visit(&mut all);
    all.0
}

struct Schemas(Vec<(String, RefOr<Schema>)>);

impl Visitor for Schemas {
    fn game<G: Described>(&mut self) {
        self.add_if_any::<G::Fixed>();
        self.add::<G::Options>();
        self.add::<G::Action>();
        self.add::<G::Legal>();
        self.add::<G::View>();
        self.add::<G::EventView>();
        self.add_if_any::<G::Reading>();
    }
}

impl Schemas {
    /// Most games have nothing that never changes, and are not read: nothing needs no name.
    fn add_if_any<T: ToSchema + 'static>(&mut self) {
        if TypeId::of::<T>() != TypeId::of::<()>() {
            self.add::<T>();
        }
    }

    fn add<T: ToSchema>(&mut self) {
        self.0.push((T::name().into_owned(), T::schema()));
        T::schemas(&mut self.0);
    }
}
